import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { openShortLink } from '#contract/people/links/endpoints.ts'
import { safePath } from '../../routing/safe-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Message } from './message.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [{ title: texts.short.title }, { name: 'robots', content: 'noindex' }]

/** Goes on to the page of the station that the link stands for (DLK-03). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  if (!/^[\w-]{6,200}$/.test(slug)) return data(null, { status: 404 })
  try {
    const { path } = await context.api.call(openShortLink, { params: { slug } })
    return redirect(safePath(path))
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return data(null, { status: 404 })
    throw problem
  }
}

export default function UnknownShortLink() {
  return (
    <Message tone="error" icon="search" title={texts.short.title} text={texts.short.text}>
      <ButtonLink href="/" reload>
        {texts.goHome}
      </ButtonLink>
    </Message>
  )
}
