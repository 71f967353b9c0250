import type { Underway } from './patient-fetch.ts'

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null }
let lastSent: Sent | null = null

/** Remembers which form was sent last: what is typed into it by then goes with the next try. */
export function watchForms(): void {
  addEventListener(
    'submit',
    ({ target, submitter }) => {
      if (target instanceof HTMLFormElement) lastSent = { form: target, submitter }
    },
    true,
  )
}

/** Finds the navigation under way; null for none. */
export function findUnderway(): Underway | null {
  const { location, formMethod } = window.__remixRouter?.state.navigation ?? {}
  if (!location) return null
  const { pathname, search, hash } = location
  const path = pathname.replace(/(.)\/$/, '$1')
  return { path, href: pathname + search + hash, isPost: formMethod !== undefined && formMethod !== 'GET' }
}

/** Gives the form that is on its way there, if the page still has it. */
function formOf({ path, isPost }: Underway): Sent | null {
  if (!isPost || !lastSent?.form.isConnected) return null
  return new URL(lastSent.form.action, location.href).pathname === path ? lastSent : null
}

const buttonOf = ({ form, submitter }: Sent) =>
  submitter?.isConnected && submitter instanceof HTMLButtonElement && submitter.form === form
    ? submitter
    : null

/** Sends the form on its way again, as it is filled in now. False when there is none. */
export function sendFormAgain(): boolean {
  const underway = findUnderway()
  const sent = underway && formOf(underway)
  if (sent) sent.form.requestSubmit(buttonOf(sent))
  return sent !== null
}

/** Has the browser itself load where the router was going, with the form that is on its way. */
export function leaveFor(there: Underway): void {
  const sent = formOf(there)
  if (!sent) {
    location.assign(there.href)
    return
  }
  const button = buttonOf(sent)
  if (button?.name) {
    const { name, value } = button
    sent.form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  sent.form.submit()
}
