import { acceptCookies } from '../ui/accept-cookies.ts'

/** The same as the root does where React runs. */
export const watchCookieNotice = (): void =>
  document.querySelector<HTMLElement>('[data-cookie-notice]')?.addEventListener('submit', acceptCookies)
