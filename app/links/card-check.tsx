import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { validateUser } from '#contract/links/endpoints.ts'
import { useStation } from '../station/use-station.ts'
import { srOnly } from '../ui/global.css.ts'
import { Container, Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Heading } from '../ui/text.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [{ title: texts.card.meta }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

type Result = { state: 'pending' } | { state: 'valid' | 'invalid' } | { state: 'busy'; text: string }

/** The query that asks for the result itself; the plain address waits in front of it. */
const resultQuery = 'resultado'

/**
 * The card of somebody at a door (VCD-03). The first page is a spinner that goes on by itself, by script or, without
 * scripts, by the browser: the API is asked once.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  if (!/^[\w-]{1,200}$/.test(id)) return data<Result>({ state: 'invalid' })
  if (!new URL(request.url).searchParams.has(resultQuery)) return data<Result>({ state: 'pending' })
  try {
    const { isValid } = await context.api.call(validateUser, { params: { id } })
    return data<Result>({ state: isValid ? 'valid' : 'invalid' })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    if (problem.status !== 429) return data<Result>({ state: 'invalid' })
    return data<Result>({ state: 'busy', text: problem.firstMessage }, { status: 429 })
  }
}

export default function CardCheck() {
  const result = useLoaderData<typeof loader>()
  const { name } = useStation()
  const { valid, validText, invalid, invalidText, busy } = texts.card
  if (result.state === 'pending') return <Pending />
  if (result.state === 'busy') return <Message tone="error" icon="clock" title={busy} text={result.text} />
  if (result.state === 'valid')
    return <Message tone="success" icon="checkCircle" title={valid} text={validText(name)} />
  return <Message tone="error" icon="alert" title={invalid} text={invalidText(name)} />
}

function Pending() {
  const next = `?${resultQuery}`
  return (
    <Container width="form">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${next}`} />
      </noscript>
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
