import {
  mostDeliveryLocations,
  mostDiscountCodes,
  mostMorePictures,
  mostProducts,
} from '#contract/console/most-entries.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { type Field, type FieldList, type Fields, needed, orEmpty, orNull } from '../../fields/field.ts'
import { texts } from './texts.ts'

const number: Field = { name: 'id', label: '', kind: 'number' }
const text = { kind: 'text', empty: '' } as const

/** As many as the contract takes of each. */
export const most = {
  products: mostProducts,
  locations: mostDeliveryLocations,
  codes: mostDiscountCodes,
} as const

/** More pictures of a product, behind the first. */
export const morePictures: FieldList = {
  name: 'images',
  label: texts.morePictures.one,
  each: [{ name: 'image', label: texts.morePictures.file, kind: 'picture', ...orNull }],
  most: mostMorePictures,
  filledBy: ['image'],
}

/** What owners say of a product. */
export const productFields: Fields = [
  number,
  { name: 'name', label: texts.name, kind: 'text', maxLength: mostLetters.product.name, ...needed },
  {
    name: 'description',
    label: texts.description,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.product.description,
    ...orEmpty,
  },
  { name: 'image', label: texts.picture, kind: 'picture', ...orNull },
  morePictures,
  { name: 'valueCents', label: texts.price, kind: 'money', ...needed },
  {
    name: 'discountCents',
    label: texts.discount,
    help: texts.discountHelp,
    kind: 'money',
    optional: true,
    empty: 0,
  },
  { name: 'stock', label: texts.stock, help: texts.stockHelp, kind: 'whole', ...orNull, maxLength: 7 },
  { name: 'limit', label: texts.limit, help: texts.limitHelp, kind: 'whole', ...orNull, maxLength: 4 },
  { name: 'presentialCourseId', label: texts.course, help: texts.courseHelp, kind: 'numbered', ...orNull },
]

const place: Field = {
  name: 'place',
  label: texts.place,
  kind: 'whole',
  optional: true,
  maxLength: 3,
  isSaved: false,
}

/** Where things are brought to or fetched. */
export const locationList: FieldList = {
  name: 'deliveryLocations',
  label: texts.locations.one,
  each: [
    number,
    {
      name: 'name',
      label: texts.locations.name,
      help: texts.locations.nameHelp,
      kind: 'text',
      maxLength: mostLetters.deliveryLocation.name,
      missing: fieldTexts.required,
    },
    { name: 'priceCents', label: texts.locations.price, kind: 'money', optional: true, empty: 0 },
    { name: 'delivery', label: texts.locations.delivery, kind: 'flag' },
    {
      name: 'states',
      label: texts.locations.states,
      help: texts.locations.statesHelp,
      ...text,
      ...orEmpty,
      maxLength: mostLetters.deliveryLocation.states,
    },
    {
      name: 'street',
      label: texts.locations.street,
      ...text,
      ...orEmpty,
      maxLength: mostLetters.deliveryLocation.street,
    },
    {
      name: 'streetNumber',
      label: texts.locations.streetNumber,
      ...text,
      ...orEmpty,
      maxLength: mostLetters.deliveryLocation.streetNumber,
    },
    {
      name: 'zipcode',
      label: texts.locations.zipcode,
      ...text,
      ...orEmpty,
      maxLength: 10,
      inputMode: 'numeric',
    },
    {
      name: 'helperLabelField1',
      label: texts.locations.label1,
      help: texts.locations.labelHelp,
      ...text,
      ...orEmpty,
      maxLength: mostLetters.deliveryLocation.helperLabel,
    },
    {
      name: 'helperLabelField2',
      label: texts.locations.label2,
      ...text,
      ...orEmpty,
      maxLength: mostLetters.deliveryLocation.helperLabel,
    },
    place,
  ],
  most: most.locations,
  filledBy: ['name', 'street'],
  sortedBy: 'place',
}

/** Codes that take something off. */
export const codeList: FieldList = {
  name: 'discountCodes',
  label: texts.codes.one,
  each: [
    {
      name: 'code',
      label: texts.codes.code,
      help: texts.codes.codeHelp,
      kind: 'text',
      maxLength: mostLetters.discountCode,
      missing: fieldTexts.required,
    },
    { name: 'amountCents', label: texts.codes.amount, kind: 'money', ...orNull },
    { name: 'percent', label: texts.codes.percent, kind: 'whole', ...orNull, maxLength: 3 },
    { name: 'until', label: texts.codes.until, kind: 'day', ...orNull },
    place,
  ],
  most: most.codes,
  filledBy: ['code', 'amountCents', 'percent'],
  sortedBy: 'place',
}
