import { solveCaptcha } from '../forms/solve-captcha.ts'

/**
 * Prepares forms of pages without React: the captcha's work begins with the first touch (GAP-23), a form sent before it
 * is done waits for it, the button says so, fields are shaped and counted (SUP-01, SUP-02, VAL-07).
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
  let isSending = false
  const begin = () => {
    work ??= solveCaptcha().then((solution) => {
      field.value = solution ?? ''
    })
    return work
  }
  form.addEventListener('focusin', () => void begin(), { once: true })
  form.addEventListener('submit', (event) => {
    // A second press while the first is on its way would spend the same work twice.
    event.preventDefault()
    if (isSending) return
    isSending = true
    const words = button?.textContent ?? ''
    say(button, form.dataset.sending ?? words, true)
    sayOffline(form, false)
    send(form, begin()).catch(() => {
      isSending = false
      // Without a connection there was no work to fetch.
      if (field.value === '') work = undefined
      say(button, words, false)
      sayOffline(form, true)
    })
  })
  // Coming back by the browser's history shows the page as it was left: sendable again, with new work to do.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
}

/**
 * Tries the connection before it sends the form: a page that the browser asks for in vain takes this one away with the
 * typed text (SEC-05).
 */
async function send(form: HTMLFormElement, work: Promise<void>): Promise<void> {
  await Promise.all([work, fetch('/healthz', { cache: 'no-store' })])
  form.submit()
}

function say(button: HTMLButtonElement | null, words: string, isBusy: boolean): void {
  if (!button) return
  button.textContent = words
  if (isBusy) button.setAttribute('aria-disabled', 'true')
  else button.removeAttribute('aria-disabled')
}

const sayOffline = (form: HTMLFormElement, isShown: boolean) =>
  form.querySelector('[data-offline]')?.toggleAttribute('hidden', !isShown)

/** Shapes fields; the functions are fetched when one of them is first touched. */
function shapeOnTouch(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-mask="phone"]'))
    input.addEventListener('focus', () => shape(input), { once: true })
}

async function shape(input: HTMLInputElement): Promise<void> {
  const [{ shapeInput }, { shapeOf }] = await Promise.all([
    import('../forms/shape-input.ts'),
    import('#contract/typed-shapes.ts'),
  ])
  shapeInput(input, shapeOf('phone'))
}

/** Shows under a text area how much is used; the words come from the server. */
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

/**
 * Disables the button until every required field has something in it (SUP-01, SUP-02); whether it is right is said when
 * it is sent. Without scripts it is never disabled.
 */
function fillFirst(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button:not([type="button"])')
  if (!button) return
  const asked = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':is(input, textarea)[required]'),
  ]
  const look = () => {
    button.disabled = asked.some((field) => field.value === '' && !field.matches(':autofill'))
  }
  form.addEventListener('input', look)
  // What the browser fills in by itself comes without an event in some.
  form.addEventListener('focusin', look)
  look()
}
