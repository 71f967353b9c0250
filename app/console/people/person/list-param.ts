/** Under which name an address of a person's page keeps the filter of the list that one came from. */
export const listParam = 'lista'
