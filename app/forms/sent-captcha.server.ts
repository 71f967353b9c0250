const longest = 4_000

/** Gives the captcha's three fields as a form sends them, for the body of a call; they stand beside every schema (GAP-23). */
export function sentCaptcha(form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '').slice(0, longest) || undefined
  return { captcha: field('captcha'), website: field('website'), started_at: field('started_at') }
}
