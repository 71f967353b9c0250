type Noted = ReadonlyMap<Element, string>

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** Notes the values of a form's fields while a question is on its way. */
export const noteFields = (form: HTMLFormElement | null): Noted =>
  new Map([...(form?.elements ?? [])].filter(isField).map((field) => [field, field.value]))

/** Types an answer into its field, unless a person typed there since it was asked for (CAR-19). */
export function fillUntouched(field: unknown, value: string, noted: Noted): void {
  if (!isField(field) || (noted.get(field) ?? field.value) !== field.value) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
