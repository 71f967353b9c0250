import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getMember } from '../../session/member.server.ts'
import { entryPath } from '../../session/member.ts'
import { dropTyped, findTyped } from '../../session/typed-form.server.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [
  { title: texts.resume.title },
  { name: 'robots', content: 'noindex' },
]

/** It carries what one person typed: no cache keeps it. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

/**
 * `/continuar`: the form that was sent when its session had ended, once more, after the log-in of the same person (D1§4).
 * They send it, to the address it was meant for, which checks it like any other and, when it is done, forgets it; with
 * `?sair` it is forgotten unsent.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await getMember(context)
  if (!member) throw redirect('/login')
  const typed = await findTyped(context, request)
  const isLeaving = new URL(request.url).searchParams.has('sair')
  if (typed?.memberId === member.id && !isLeaving) return { path: typed.path, fields: typed.fields }
  const to = isLeaving && typed?.memberId === member.id ? typed.path : entryPath(member)
  throw redirect(to, { headers: { 'set-cookie': await dropTyped(context) } })
}

export default function Resume() {
  const { path, fields } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{texts.resume.title}</Heading>
        <Text kind="muted">{texts.resume.text}</Text>
      </Stack>
      <form noValidate method="post" action={path}>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and nothing ever moves.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button width="full" size="large">
          {texts.resume.send}
        </Button>
      </form>
      <Stack align="center">
        <TextLink href="?sair" kind="stand" icon="arrowLeft">
          {texts.resume.leave}
        </TextLink>
      </Stack>
    </Stack>
  )
}
