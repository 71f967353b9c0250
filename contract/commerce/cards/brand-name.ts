/** Brands whose names are not written as a capital and small letters; `american express` and `diners club` are by that. */
const names = new Map([
  ['jcb', 'JCB'],
  ['amex', 'American Express'],
  ['master', 'Mastercard'],
])

/** Gives a card's brand, as a gateway calls it, as people read it. Pure. */
export const brandName = (brand: string): string =>
  names.get(brand) ?? brand.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
