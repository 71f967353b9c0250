export { filledFields, listOwnFields, ownValuesOf, signupFields } from './own-fields.ts'
export {
  missingOwn,
  moveOwnValues,
  type OwnChange,
  readOwnValues,
  type ToldValues,
  writeOwnFields,
} from './write-own-fields.ts'
