type Submission = { preventDefault: () => void; currentTarget: EventTarget | null }

/** Sends the answer of the cookie notice without a reload and takes the notice away: nothing typed is lost (CON-01). */
export function acceptCookies(event: Submission): void {
  event.preventDefault()
  const notice = event.currentTarget as HTMLElement
  notice.hidden = true
  fetch('/consentimento', {
    method: 'POST',
    body: new URLSearchParams({ aceite: 'cookies' }),
    redirect: 'manual',
  }).catch(() => {
    notice.hidden = false
  })
  try {
    localStorage.setItem('cookies_aceitos', '1')
  } catch {
    // The cookie is what counts; a browser without local storage has that.
  }
}
