import { onOnline } from './connection.ts'
import { patientFetch, pause } from './patient-fetch.ts'
import { findUnderway, leaveFor, watchForms } from './underway.ts'

/** Begins to look after the connection, before anything is asked for (ADR 0033). */
export function startConnection(): void {
  window.fetch = patientFetch(window.fetch.bind(window), findUnderway, leaveFor)
  addEventListener('online', onOnline)
  watchForms()
  healIcons()
}

/** Times the file with all icons is asked for again. */
const maxTries = 6

/** Asks for the file of all icons again under another address when it does not come. */
export function healIcons(): void {
  let tries = 0
  let isWaiting = false
  const heal = async () => {
    isWaiting = true
    await pause(tries)
    isWaiting = false
    tries += 1
    for (const use of document.querySelectorAll('use')) {
      const href = use.getAttribute('href')
      if (href) use.setAttribute('href', href.replace(/(\?\d+)?#/, `?${tries}#`))
    }
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof SVGUseElement && !isWaiting && tries < maxTries) void heal()
    },
    true,
  )
}
