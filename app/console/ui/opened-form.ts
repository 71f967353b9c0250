/** The parameter by which an address opens one form of its page in the place of another: `?pergunta=2`. */
export const openedForm = 'pergunta'

/** Which form the query of an address opens; null: the one of the page. Pure. */
export const openedFormOf = (search: string): string | null => new URLSearchParams(search).get(openedForm)
