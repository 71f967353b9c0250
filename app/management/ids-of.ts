/**
 * The entries that a form names in `field`, each once: its pictures are read and stored as often as it is named. With the
 * empty one that forms end with there is one more than `most`; of more than that the API says that they are too many. Pure.
 */
export const idsOf = (form: FormData, field: string, most: number): string[] =>
  [...new Set(form.getAll(field).map(String))].slice(0, most + 1)
