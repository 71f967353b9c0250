import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { validateUser } from '#contract/people/links/endpoints.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDateTime } from '../../ui/format.ts'
import { srOnly } from '../../ui/global.css.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Waiting } from '../../ui/spinner.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [{ title: texts.card.meta }, { name: 'robots', content: 'noindex' }]
/** The page in front of the result leads on without scripts, too (a refresh header). */
export const handle = {
  refreshTo: (loaded: Result | undefined) => (loaded?.state === 'pending' ? `?${resultQuery}` : null),
}
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

type Result =
  | { state: 'pending' }
  | { state: 'valid' | 'invalid'; checkedAt: string }
  | { state: 'busy'; text: string }

/** The query that asks for the result itself; the plain address waits in front of it. */
const resultQuery = 'resultado'

/**
 * Loads the card of somebody at a door (VCD-03). The first page is a spinner that goes on by itself, by script or,
 * without scripts, by the browser: the API is asked once.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  if (!/^[\w-]{1,200}$/.test(id)) return data<Result>(checked(false))
  if (!new URL(request.url).searchParams.has(resultQuery)) return data<Result>({ state: 'pending' })
  try {
    const { isValid } = await context.api.call(validateUser, { params: { id } })
    return data<Result>(checked(isValid))
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    if (problem.status !== 429) return data<Result>(checked(false))
    return data<Result>({ state: 'busy', text: problem.firstMessage }, { status: 429 })
  }
}

/** Gives the result with the time: a picture of an old result proves nothing. */
const checked = (isValid: boolean): Result => ({
  state: isValid ? 'valid' : 'invalid',
  checkedAt: new Date().toISOString(),
})

export default function CardCheck() {
  const result = useLoaderData<typeof loader>()
  const { timezone } = useStation()
  const { valid, validText, invalid, invalidText, busy, at } = texts.card
  if (result.state === 'pending') return <Pending />
  if (result.state === 'busy') return <Message tone="error" icon="clock" title={busy} text={result.text} />
  const isValid = result.state === 'valid'
  return (
    <Message
      tone={isValid ? 'valid' : 'error'}
      icon={isValid ? 'check' : 'alert'}
      title={isValid ? valid : invalid}
      text={isValid ? validText : invalidText}
    >
      <Text kind="muted">{at(formatDateTime(result.checkedAt, timezone))}</Text>
    </Message>
  )
}

function Pending() {
  const next = `?${resultQuery}`
  return (
    <Container width="form">
      <div data-go-on={next}>
        <Stack align="center">
          <Heading level={1} className={srOnly}>
            {texts.card.meta}
          </Heading>
          <Waiting label={texts.wait} />
          <TextLink href={next} kind="stand" reload>
            {texts.card.result}
          </TextLink>
        </Stack>
      </div>
    </Container>
  )
}
