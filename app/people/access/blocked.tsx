import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LogoutButton } from '../../session/logout-button.tsx'
import { requireMemberIn } from '../../session/member.server.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

type Blocked = keyof typeof texts.blocked
const states = Object.keys(texts.blocked) as Blocked[]

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? texts.blocked[loaded.state].title : '' },
  { name: 'robots', content: 'noindex' },
]

/** Stands in place of the portal for accounts that are closed (ACC-17..19). */
export async function loader(args: LoaderFunctionArgs) {
  const { state, suspendedFor } = await requireMemberIn(args, states)
  const reason = state === 'suspended' ? suspendedFor : undefined
  return data({ state: state as Blocked, reason: reason ?? null }, { status: 403 })
}

/** The address of the button once the session has ended. */
const after: Record<Blocked, string> = { suspended: '/suporte', deleted: '/suporte', unlinked: '/login' }

export default function BlockedAccount() {
  const { state, reason } = useLoaderData<typeof loader>()
  const { title, text, action } = texts.blocked[state]
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text>{text}</Text>
        {reason ? <Text>{texts.suspendedFor(reason)}</Text> : null}
      </Stack>
      <LogoutButton back={after[state]} variant="primary" width="full">
        {action}
      </LogoutButton>
      {after[state] === '/suporte' ? null : (
        <Stack align="center">
          <TextLink href="/suporte" kind="stand">
            {texts.support}
          </TextLink>
        </Stack>
      )}
    </Stack>
  )
}
