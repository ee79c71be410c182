/** A field of the form of an address, its words ready to be shown. */
export interface AddressFieldView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly autocomplete: string;
  readonly isRequired: boolean;
  /** True when one of `options` is chosen, and nothing typed. */
  readonly isSelect: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
  /** Error of the field; empty for nothing. */
  readonly error: string;
  /** True for the first field with an error. */
  readonly isFirstWrong: boolean;
}

/** Data of the account's page of addresses. */
export interface AccountAddresses {
  readonly list: readonly {
    readonly lines: readonly string[];
    /** The same on one line. */
    readonly text: string;
    /** True when it is offered before others. */
    readonly isFirst: boolean;
    readonly isLater: boolean;
    readonly editUrl: string;
    /** Address of its forms. */
    readonly action: string;
  }[];
  /** The form of an address; null while none is open. */
  readonly form: {
    readonly id: string;
    readonly isNew: boolean;
    readonly country: AddressFieldView;
    readonly fields: readonly AddressFieldView[];
    readonly redrawText: string;
  } | null;
}
