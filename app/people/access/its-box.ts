import type { LoginIdentifier } from '#contract/people/access/forms.ts'

type Boxes = Record<LoginIdentifier, string>

const looksLike: Record<LoginIdentifier, RegExp> = {
  cpf: /^[\d.\-\s]*\d[\d.\-\s]*$/,
  email: /@/,
}

/**
 * Fills both boxes once `asked` is asked for: what was typed into the other one and belongs here comes along, unless
 * something stands here. Pure.
 */
export function inItsBox(typed: Boxes, asked: LoginIdentifier): Boxes {
  const other = asked === 'cpf' ? 'email' : 'cpf'
  const isMisplaced = typed[asked].trim() === '' && looksLike[asked].test(typed[other])
  return isMisplaced ? ({ [asked]: typed[other].trim(), [other]: '' } as Boxes) : typed
}

/** Moves the identifier to its box in a form on the screen. */
export function moveToItsBox(form: HTMLFormElement | null, asked: LoginIdentifier): void {
  const inputOf = (name: LoginIdentifier) => form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const [cpf, email] = [inputOf('cpf'), inputOf('email')]
  if (!cpf || !email) return
  const moved = inItsBox({ cpf: cpf.value, email: email.value }, asked)
  for (const input of [cpf, email]) {
    const text = moved[input === cpf ? 'cpf' : 'email']
    if (input.value === text) continue
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
