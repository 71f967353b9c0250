import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getMember } from '../session/member.server.ts'
import { entryPath } from '../session/member.ts'
import { dropTyped, findTyped } from '../session/typed-form.server.ts'
import { Button } from '../ui/button.tsx'
import { Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [
  { title: texts.resume.title },
  { name: 'robots', content: 'noindex' },
]

/** What somebody typed is nobody else's: no cache keeps it. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'no-store' })

/**
 * `/continuar`: the form that was sent when its session had ended, once more, after the log-in (D1§4). The person sends
 * it, to the address it was meant for, which checks it like any other.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await getMember(context)
  const typed = await findTyped(context, request)
  if (!member || !typed) throw redirect(member ? entryPath(member) : '/login')
  return data(typed, { headers: { 'set-cookie': await dropTyped(context) } })
}

export default function Resume() {
  const { path, fields } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{texts.resume.title}</Heading>
        <Text kind="muted">{texts.resume.text}</Text>
      </Stack>
      <form method="post" action={path}>
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and nothing ever moves.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button width="full" size="large">
          {texts.resume.send}
        </Button>
      </form>
      <Stack align="center">
        <TextLink href={path} kind="stand" icon="arrowLeft">
          {texts.resume.leave}
        </TextLink>
      </Stack>
    </Stack>
  )
}
