/** Sends the answer without a reload and takes the notice away (CON-01). */
export function watchCookieNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-cookie-notice]')
  const form = notice?.querySelector('form')
  if (!notice || !form) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = event.submitter as HTMLButtonElement | null
    const answer = new FormData(form, button)
    notice.hidden = true
    try {
      localStorage.setItem('cookies_aceitos', '1')
    } catch {
      // The cookie is what counts; a browser without local storage has that.
    }
    fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(answer as never),
      redirect: 'manual',
    }).catch(() => {
      notice.hidden = false
    })
  })
}
