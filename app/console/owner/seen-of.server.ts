/** The tag of what a form shows, as its page saw it: who was faster is found out by it. Pure. */
export const seenOf = (form: FormData): string => String(form.get('seen') ?? '')
