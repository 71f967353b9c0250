const field = 'intent'

/** Whether a form that is on its way was sent by one of these buttons: for what pages show meanwhile. Pure. */
export const asksFor =
  (...intents: string[]) =>
  (form: FormData): boolean =>
    intents.includes(String(form.get(field)))
