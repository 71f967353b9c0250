import { acceptCookies } from '../ui/accept-cookies.ts'

/** Accepts the cookie notice where React does not run, as the root does where it runs. */
export const watchCookieNotice = (): void =>
  document.querySelector<HTMLElement>('[data-cookie-notice]')?.addEventListener('submit', acceptCookies)
