import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { entriesFor } from '../../station/navigation.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { srOnly } from '../../ui/global.css.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { DoorButton, DoorList } from './door-list.tsx'
import { PersonHead } from './person-head.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.hub.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return { station: requireStation(args.context).config.name }
}

/** Shows the hub of the account: who one is, and the way to all that is one's own; the last entry of the bar of phones (HOM-10). */
export default function Account() {
  const member = useMember()
  const station = useStation()
  const doors = entriesFor({ ...station, opens: member.opens }, 'account')
  const management = { href: '/gestao', label: texts.hub.management, icon: 'settings' as const }
  return (
    <Container width="reading">
      <Stack gap={32}>
        <h1 className={srOnly}>{texts.hub.title}</h1>
        <PersonHead member={member}>
          <TextLink href="/homepage/perfil" kind="stand">
            {texts.hub.profile}
          </TextLink>
        </PersonHead>
        <Stack as="section" gap={16}>
          <Heading level={2}>{texts.hub.list}</Heading>
          <DoorList doors={member.isOwner ? [...doors, management] : doors}>
            <li>
              <form noValidate method="post" action="/logout">
                <DoorButton icon="logout" label={texts.hub.logout} />
              </form>
            </li>
          </DoorList>
        </Stack>
      </Stack>
    </Container>
  )
}
