import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { requireParticipant } from '../../session/member.server.ts'
import { useCartItems, useMember } from '../../session/use-member.ts'
import { accountGroups, entriesFor } from '../../station/navigation.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { DoorButton, DoorList } from '../../ui/door-list.tsx'
import { srOnly } from '../../ui/global.css.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { AccountTop } from './account-top.tsx'
import { PersonHead } from './person-head.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.hub.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  return { station: requireStation(args.context).config.name }
}

/** Shows the hub of the account: who one is, what matters on top, then four groups of ways; the last entry of the bar of phones (HOM-10). */
export default function Account() {
  const member = useMember()
  const station = useStation()
  const onTop = [...alwaysOnTop, ...(useCartItems() > 0 ? ['/homepage/carrinho'] : [])]
  const doors = entriesFor({ ...station, opens: member.opens }, 'account')
  return (
    <Container width="reading">
      <Stack gap={32}>
        <h1 className={srOnly}>{texts.hub.title}</h1>
        <PersonHead member={member}>
          <TextLink href="/homepage/perfil" kind="stand">
            {texts.hub.profile}
          </TextLink>
        </PersonHead>
        <AccountTop member={member} />
        {accountGroups.map((group) => {
          const own = doors.filter((door) => door.group === group && !onTop.includes(door.href))
          const isSelf = group === 'self'
          if (own.length === 0 && !isSelf) return null
          return (
            <Stack key={group} as="section" gap={12}>
              <Heading level={2} size="card">
                {texts.hub.groups[group]}
              </Heading>
              <DoorList doors={isSelf && member.isOfTeam ? [...own, management] : own}>
                {isSelf ? <LeaveDoor /> : null}
              </DoorList>
            </Stack>
          )
        })}
      </Stack>
    </Container>
  )
}

const management = { href: '/gestao', label: texts.hub.management, icon: 'settings' } as const
/** What stands above the groups is not said again in them. */
const alwaysOnTop = ['/homepage/perfil', '/homepage/carteirinha']

const LeaveDoor = () => (
  <li>
    <form noValidate method="post" action="/logout">
      <DoorButton icon="logout" label={texts.hub.logout} />
    </form>
  </li>
)
