import { expect, test } from 'vitest'
import { fillUntouched, noteFields } from './fill-untouched.ts'

function addressForm(): HTMLFormElement {
  document.body.innerHTML =
    '<form><input name="street" /><input name="city" value="Goiânia" /><select name="state"><option></option><option>SP</option></select></form>'
  return document.forms[0] as HTMLFormElement
}
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))
function fill(form: HTMLFormElement, found: Record<string, string>, noted: ReturnType<typeof noteFields>) {
  for (const [name, value] of Object.entries(found))
    fillUntouched(form.elements.namedItem(name), value, noted)
}

test('CAR-19 what a CEP says is typed into the fields, which their form hears', () => {
  const form = addressForm()
  const heard: string[] = []
  form.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
  const found = { street: 'Avenida Paulista', city: '', state: 'SP' }
  fill(form, found, noteFields(form))
  expect(valuesOf(form)).toEqual(found)
  expect(heard).toEqual(['street', 'city', 'state'])
})

test('CAR-19 a late answer leaves what was typed meanwhile', () => {
  const form = addressForm()
  const noted = noteFields(form)
  for (const input of form.querySelectorAll<HTMLInputElement>('[name=street]')) input.value = 'Rua Nova, 7'
  fill(form, { street: 'Avenida Paulista', city: 'São Paulo', state: 'SP' }, noted)
  expect(valuesOf(form)).toEqual({ street: 'Rua Nova, 7', city: 'São Paulo', state: 'SP' })
})
