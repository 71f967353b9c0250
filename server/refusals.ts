import type { Context } from 'hono'
import { errorTexts as errorWords } from '#app/routing/error-texts.ts'
import { pictureTexts } from '#contract/picture-texts.ts'
import { suspendedText } from '#contract/stations/registry/schemas.ts'
import { busy } from './answer-queue.ts'
import { plainPage } from './plain-page.ts'

/** Refuses a body, in words for people and with a code for programs. */
const refuseBody =
  (
    status: 401 | 408 | 413 | 503,
    code: string,
    title: string,
    text: string,
    linkFor?: (path: string) => { href: string; label: string },
  ) =>
  (c: Context) =>
    c.req.path.startsWith('/api/')
      ? c.json({ code, messages: [text] }, status)
      : plainPage(status, title, text, linkFor?.(c.req.path))

/** Gives the page of a form: scripts send it to the same address with an ending. */
const pageOf = (path: string) => path.replace(/\.data\/?$/, '')

/** Gives the address at which the tab goes on with its form that was not read (ADR 22). */
const goOn = (page: string) => `/continuar?pagina=${encodeURIComponent(page)}`

export const refuseTooLarge = refuseBody(
  413,
  'payload_too_large',
  'Conteúdo grande demais',
  'O conteúdo enviado é grande demais. Volte e tente com menos.',
)
/** Whether a browser shows what it gets as a page, and not a script or a program. */
export const wantsPage = (c: Context): boolean =>
  !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html') === true

/**
 * Refuses a file that is larger than its page or call takes, while it comes: a page is shown again and says it beside its
 * field, scripts and programs read it (SEC-68).
 */
export const refuseLargeFile =
  (mostBytes: number) =>
  (c: Context): Response => {
    if (!wantsPage(c)) {
      const said = pictureTexts.mediaTooLarge(mostBytes / 1_000_000)
      return c.json({ code: 'payload_too_large', messages: [said], fields: { file: [said] } }, 413)
    }
    const query = new URLSearchParams(new URL(c.req.url).search)
    query.set('grande', '1')
    // To the very address it was sent to.
    return c.redirect(`?${query}`, 303)
  }
export const refuseTooSlow = refuseBody(
  408,
  'unavailable',
  'O envio demorou demais',
  'O arquivo não chegou a tempo. Volte e tente de novo, com uma conexão melhor ou um arquivo menor.',
)
export const refuseSlowForm = refuseBody(
  408,
  'unavailable',
  'O envio demorou demais',
  'O que você enviou não chegou a tempo. Volte e tente de novo.',
)
export const refuseUnknown = refuseBody(
  401,
  'not_authenticated',
  'Entre para continuar',
  'Nada foi enviado, porque a sua sessão terminou. Faça login e envie o arquivo de novo.',
  (path) => ({ href: `/login?redirectTo=${encodeURIComponent(goOn(pageOf(path)))}`, label: 'Fazer login' }),
)
export const refuseBusy = refuseBody(
  503,
  'unavailable',
  errorWords[503].title,
  'Muitos arquivos estão sendo enviados agora. Tente novamente em instantes.',
)

export const refuseCrowd = refuseBody(503, 'unavailable', errorWords[503].title, busy)

/** Refuses a host or a path that nothing here can be asked by. */
export const refuseAddress = (): Response =>
  plainPage(400, 'Endereço inválido', 'Confira o endereço e tente novamente.')

/** Says that the station is closed, on whatever was asked for: for a time, so that nobody forgets its addresses (GAP-181). */
export function refuseSuspended(): Response {
  const page = plainPage(503, 'Estação fechada por enquanto', suspendedText)
  page.headers.set('retry-after', '86400')
  return page
}
