export { formKeyOf, newFormKey } from '../../forms/form-key.server.ts'
