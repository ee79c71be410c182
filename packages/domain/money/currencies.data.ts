/** One currency of the storefront's table (storefront §3 and §9). */
export interface Currency {
  readonly code: string;
  readonly name: string;
  /**
   * Digits after the decimal point: 2 for all but the yen. Never asked of `Intl`, which differs for COP and
   * IDR.
   */
  readonly fractionDigits: number;
  /** ISO 4217, three digits. */
  readonly numericCode: string;
  readonly symbol: string;
}

function row(code: string, numericCode: string, symbol: string, name: string, fractionDigits = 2): Currency {
  return { code, name, fractionDigits, numericCode, symbol };
}

/** The 27 currencies, in the order of storefront §9. */
export const currencies = [
  row('EUR', '978', '€', 'Euro'),
  row('USD', '840', '$', 'US dollar'),
  row('AUD', '036', 'A$', 'Australian dollar'),
  row('NOK', '578', 'kr', 'Norwegian krone'),
  row('CAD', '124', 'CA$', 'Canadian dollar'),
  row('NZD', '554', 'NZ$', 'New Zealand dollar'),
  row('DKK', '208', 'kr', 'Danish krone'),
  row('GBP', '826', '£', 'Pound sterling'),
  row('HKD', '344', 'HK$', 'Hong Kong dollar'),
  row('CHF', '756', 'CHF', 'Swiss franc'),
  row('MXN', '484', 'MX$', 'Mexican peso'),
  row('SGD', '702', 'S$', 'Singapore dollar'),
  row('SEK', '752', 'kr', 'Swedish krona'),
  row('CZK', '203', 'Kč', 'Czech koruna'),
  row('ILS', '376', '₪', 'Israeli new shekel'),
  row('PHP', '608', '₱', 'Philippine peso'),
  row('RUB', '643', '₽', 'Russian rouble'),
  row('PLN', '985', 'zł', 'Polish złoty'),
  row('THB', '764', '฿', 'Thai baht'),
  row('MYR', '458', 'RM', 'Malaysian ringgit'),
  row('ARS', '032', 'AR$', 'Argentine peso'),
  row('BRL', '986', 'R$', 'Brazilian real'),
  row('COP', '170', 'CO$', 'Colombian peso'),
  row('IDR', '360', 'Rp', 'Indonesian rupiah'),
  row('INR', '356', '₹', 'Indian rupee'),
  row('JPY', '392', '¥', 'Japanese yen', 0),
  row('ZAR', '710', 'R', 'South African rand'),
] as const satisfies readonly Currency[];

/** Currency of a new store (storefront §9). */
export const defaultCurrency = 'USD';
