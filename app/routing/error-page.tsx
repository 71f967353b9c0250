import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import type { ErrorCode } from '#contract/errors.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { uiTexts } from '../ui/texts.ts'
import * as css from './error-page.css.ts'
import { errorTexts } from './error-texts.ts'
import type { Suggestion } from './missing-page.server.ts'

/** The way back out of an error. `reload`: a document, which the browser itself goes to. `search`: the page that finds activities there. */
export type WayHome = {
  href: string
  label: string
  reload: boolean
  search?: { action: string; name: string }
}

type Known = keyof typeof errorTexts & number
const known = new Map<number, Known>([
  [401, 401],
  [403, 401],
  [404, 404],
  [410, 404],
  [429, 429],
  [502, 503],
  [503, 503],
  [504, 503],
])

/** Gives the status whose words are shown: 403 reads as 401 (D1§2.2); any other client error is not our failure. */
const keyOf = (status: number): Known => known.get(status) ?? (status >= 400 && status < 500 ? 400 : 500)

/** Gives the words for a status. Pure. */
export const errorWords = (status: number) => errorTexts[keyOf(status)]

/** Gives the status of what was thrown: of an answer its own, of everything else 500. Pure. */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

/** Reads the status that an error boundary shows. */
export const useErrorStatus = (): number => statusOf(useRouteError())

const start: WayHome = { href: '/', label: errorTexts.home, reload: true }

/** The way home for members. */
export const memberHome: WayHome = {
  href: '/homepage',
  label: errorTexts.home,
  reload: false,
  search: { action: '/homepage/search', name: 'termo' },
}

/** Gives the names of the plans that a page is limited to, in the platform's words; null: it is not. Pure. */
function plansNeededFor(error: unknown): string | null {
  const isLocked = isRouteErrorResponse(error) && error.statusText === ('plan_required' satisfies ErrorCode)
  return isLocked && typeof error.data === 'string' ? error.data : null
}

/** Gives the title of a page for an error. Pure. */
export const errorTitle = (error: unknown): string =>
  plansNeededFor(error) === null ? errorWords(statusOf(error)).title : errorTexts.locked

/** Says that the page is not for everybody, with the plans that open it and the way there. */
const Locked = ({ children }: { children: string }) => (
  <Container width="form">
    <EmptyState
      object="locked"
      isHeading
      action={<ButtonLink href="/homepage/planos">{errorTexts.plans}</ButtonLink>}
    >
      {children}
    </EmptyState>
  </Container>
)

/** Gives the pages that the answer of a missing address names instead. Pure. */
const suggestionsIn = (error: unknown): readonly Suggestion[] =>
  isRouteErrorResponse(error) && Array.isArray(error.data?.suggestions) ? error.data.suggestions : []

/** Helps who is lost: what they looked for can be searched, and what others do is one press away. */
export function Help({ home }: { home: WayHome }) {
  const suggestions = suggestionsIn(useRouteError())
  return (
    <>
      {home.search ? <Search {...home.search} /> : null}
      {suggestions.length > 0 ? (
        <nav aria-label={errorTexts.suggestions} className={css.suggestions}>
          <Text kind="smallMuted">{errorTexts.suggestions}</Text>
          {suggestions.map(({ href, label }) => (
            <TextLink key={href} href={href} kind="stand" reload={home.reload}>
              {label}
            </TextLink>
          ))}
        </nav>
      ) : null}
    </>
  )
}

/** A form of the browser's own: it works where the page's scripts are what failed. */
const Search = ({ action, name }: NonNullable<WayHome['search']>) => (
  <search className={css.searchArea}>
    <form action={action} noValidate className={css.search}>
      <TextInput
        type="search"
        name={name}
        icon="search"
        aria-label={errorTexts.search}
        placeholder={errorTexts.search}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button variant="secondary">{uiTexts.search}</Button>
    </form>
  </search>
)

/** Shows an error in the middle of a page that keeps its frame. */
export function ErrorMessage({ status, home = start }: { status: number; home?: WayHome | undefined }) {
  const plansNeeded = plansNeededFor(useRouteError())
  const { pathname, search } = useLocation()
  const { title, text } = errorWords(status)
  if (plansNeeded !== null) return <Locked>{plansNeeded}</Locked>
  return (
    <Container width="form" className={css.message}>
      <p className={css.code} aria-hidden>
        {status}
      </p>
      <Heading level={1}>{title}</Heading>
      <Text kind="muted">{text}</Text>
      {status < 500 ? <Help home={home} /> : null}
      <div className={css.actions}>
        {status >= 500 ? (
          <ButtonLink href={pathname + search} reload>
            {errorTexts.retry}
          </ButtonLink>
        ) : null}
        <ButtonLink href={home.href} reload={home.reload} variant={status >= 500 ? 'secondary' : 'primary'}>
          {home.label}
        </ButtonLink>
        <ButtonLink href="/suporte" variant="quiet" reload>
          {errorTexts.support}
        </ButtonLink>
      </div>
    </Container>
  )
}

/** Shows an error as a page of its own, in the station's look, where no frame could be loaded. */
export const ErrorPage = ({ status }: { status: number }) => (
  <main id="conteudo" tabIndex={-1} className={css.page}>
    <ErrorMessage status={status} />
  </main>
)
