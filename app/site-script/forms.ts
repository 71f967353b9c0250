import { solveCaptcha } from '../forms/solve-captcha.ts'

/**
 * Forms of pages without React: the captcha's work begins with the first touch (GAP-23), a form sent before it is done
 * waits for it, the button says so, fields are shaped and counted (SUP-01, SUP-02, VAL-07).
 */
export function watchForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-captcha]')) {
    solveOnTouch(form)
    shapeOnTouch(form)
    count(form)
    if (form.dataset.fillFirst !== undefined) fillFirst(form)
  }
}

function solveOnTouch(form: HTMLFormElement): void {
  const field = form.elements.namedItem('captcha')
  const button = form.querySelector<HTMLButtonElement>('button:not([type="button"])')
  if (!(field instanceof HTMLInputElement)) return
  let work: Promise<void> | undefined
  let done = false
  let isSending = false
  const begin = () => {
    work ??= solveCaptcha().then((solution) => {
      field.value = solution ?? ''
      done = true
    })
    return work
  }
  form.addEventListener('focusin', () => void begin(), { once: true })
  form.addEventListener('submit', (event) => {
    // A second press while the first is on its way would spend the same work twice.
    if (isSending) return event.preventDefault()
    isSending = true
    const label = form.dataset.sending
    if (button && label) {
      button.textContent = label
      button.setAttribute('aria-disabled', 'true')
    }
    if (done) return
    event.preventDefault()
    begin().then(() => form.submit())
  })
  // Coming back by the browser's history shows the page as it was left: sendable again, with new work to do.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
}

const shapes: Record<string, string[]> = { phone: ['(##) ####-####', '(##) # ####-####'] }

/** Masks, by maska, fetched when a field with one is first touched. */
function shapeOnTouch(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-mask]')) {
    const mask = shapes[input.dataset.mask ?? '']
    // The attribute is ours, not maska's: it would read the name as a mask.
    delete input.dataset.mask
    if (!mask) continue
    input.addEventListener(
      'focus',
      () => import('maska').then(({ MaskInput }) => new MaskInput(input, { mask })),
      { once: true },
    )
  }
}

/** The counter under a text area says how much is used; the words come from the server. */
function count(form: HTMLFormElement): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[maxlength]')) {
    const counter = area.nextElementSibling
    if (!counter) continue
    const show = () => {
      counter.textContent = (counter.textContent ?? '').replace(/^\d+/, String(area.value.length))
    }
    area.addEventListener('input', show)
    show()
  }
}

/** The button waits until everything that must be there is there (SUP-02). Without scripts it is never disabled. */
function fillFirst(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button:not([type="button"])')
  if (!button) return
  const look = () => {
    button.disabled = !form.checkValidity()
  }
  form.addEventListener('input', look)
  // What the browser fills in by itself comes without an event in some.
  form.addEventListener('focusin', look)
  look()
}
