import { type TypedShape, writeBegun, writeWhole } from '#contract/typed-shapes.ts'

/**
 * Writes what is typed into a field in its shape (VAL-07): the separators of a beginning at once, what was pasted, filled in or left
 * behind as a whole. What does not fit stays as it was typed. Gives what ends it.
 */
export function shapeInput(input: HTMLInputElement, shape: TypedShape): () => void {
  const onInput = (event: Event) => {
    if (event instanceof InputEvent && event.isComposing) return
    const write = isTyping(event) ? writeBegun : writeWhole
    put(input, write(shape, input.value), isTyping(event) && isDeletion(event))
  }
  const finish = () => {
    if (!put(input, writeWhole(shape, input.value), false)) return
    // Whoever reads the form as it is typed hears of it.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (input !== document.activeElement) finish()
  else put(input, writeBegun(shape, input.value), false)
  input.addEventListener('input', onInput)
  input.addEventListener('blur', finish)
  return () => {
    input.removeEventListener('input', onInput)
    input.removeEventListener('blur', finish)
  }
}

/** Whether somebody types sign by sign; pasting, filling in and dictating give something whole. */
const isTyping = (event: Event): event is InputEvent =>
  event instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(event.inputType)

const isDeletion = ({ inputType }: InputEvent) => inputType.startsWith('delete')

/** Puts a text into a field, the caret where it was among its letters and digits. False: it stood there already. */
function put(input: HTMLInputElement, text: string, isDeletion: boolean): boolean {
  if (input.value === text) return false
  const caret = input.selectionEnd ?? input.value.length
  const before = signs(input.value.slice(0, caret))
  const after = signs(input.value.slice(caret))
  input.value = text
  if (input !== document.activeElement) return true
  // Behind the last sign when one was taken away, so that the next press takes the one before and not a separator.
  const at = isDeletion
    ? positionAfter(text, before)
    : text.length - positionAfter([...text].reverse().join(''), after)
  input.setSelectionRange(at, at)
  return true
}

const signs = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** Gives the position behind the first `count` letters and digits of a text. */
function positionAfter(text: string, count: number): number {
  let at = 0
  for (let left = count; left > 0 && at < text.length; at++) if (signs(text[at] ?? '') > 0) left--
  return at
}
