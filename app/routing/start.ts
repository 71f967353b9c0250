import { healIcons } from './heal-icons.ts'
import { onOnline } from './line.ts'
import { patientFetch } from './patient-fetch.ts'
import { findUnderway, leaveFor, watchForms } from './underway.ts'

/** Begins to look after the line, before anything is asked for (ADR 0033). */
export function startLine(): void {
  window.fetch = patientFetch(window.fetch.bind(window), findUnderway, leaveFor)
  addEventListener('online', onOnline)
  watchForms()
  healIcons()
}
