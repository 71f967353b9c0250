import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listVouchers } from '#contract/commerce/vouchers/endpoints.ts'
import type { Voucher } from '#contract/commerce/vouchers/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './list.css.ts'
import { cursorOf, loadOwnVoucher } from './load-own.server.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'
import { TicketDialog } from './ticket-dialog.tsx'
import { peopleOf, voucherTicket } from './voucher-facts.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.vouchers.title, data?.station ?? '') },
]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const after = cursorOf(query)
  const [{ content, next }, { voucher }] = await Promise.all([
    api.call(listVouchers, { query: { after } }),
    loadOwnVoucher(api, query.get('voucher')),
  ])
  const station = requireStation(args.context).config.name
  return { station, vouchers: content, next, after: after ?? null, voucher }
}

/** 'Meus vouchers', with one of them open over the list (ORD-08, ACT-S09). */
export default function Vouchers() {
  const { vouchers, next, after, voucher } = useLoaderData<typeof loader>()
  const { timezone, currency, name: stationName } = useStation()
  const { name: memberName } = useMember()
  const here = after ? `?apos=${after}` : '/homepage/vouchers'
  const openHref = (code: string) => `?${after ? `apos=${after}&` : ''}voucher=${code}`
  return (
    <Container>
      <Stack gap={24}>
        <Heading level={1}>{texts.vouchers.title}</Heading>
        {after ? (
          <TextLink href="/homepage/vouchers" kind="stand" icon="arrowLeft">
            {texts.newest}
          </TextLink>
        ) : null}
        {vouchers.length > 0 ? (
          <ul className={css.list}>
            {vouchers.map((one) => (
              <li key={one.id}>
                <VoucherCard voucher={one} href={openHref(one.code)} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingYet
            object="ticket"
            next={texts.vouchers.next}
            action={<ButtonLink href="/homepage/atividades">{texts.vouchers.find}</ButtonLink>}
          >
            {texts.vouchers.empty}
          </NothingYet>
        )}
        <LoadMore href={next === null ? undefined : `?apos=${next}`} label={texts.more} />
      </Stack>
      {voucher ? (
        <TicketDialog
          key={voucher.code}
          title={texts.ticket.voucher}
          closeHref={here}
          ticket={voucherTicket(voucher, { memberName, stationName, timezone, currency })}
        />
      ) : null}
    </Container>
  )
}

const Fact = ({ icon, children }: { icon: IconName; children: string }) => (
  <li className={css.fact}>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
)

/** Shows one voucher of the list: code, creation, rules, place, date, dependents (ORD-08). */
function VoucherCard({ voucher, href }: { voucher: Voucher; href: string }) {
  const { timezone } = useStation()
  const { presential_course: course, dependents } = voucher
  return (
    <article className={css.card}>
      <div className={css.what}>
        <StateBadge state={voucher.state} />
        <h2 className={css.name}>{course.action.name}</h2>
        <ul className={css.facts}>
          {course.date ? <Fact icon="calendar">{formatDateTime(course.date, timezone)}</Fact> : null}
          {course.local ? <Fact icon="mapPin">{course.local}</Fact> : null}
          {dependents.length > 0 ? <Fact icon="users">{peopleOf(dependents)}</Fact> : null}
          <Fact icon="clock">{`${texts.ticket.created} ${formatDateTime(voucher.createdAt, timezone)}`}</Fact>
        </ul>
        {course.rules ? <Text kind="smallMuted">{course.rules}</Text> : null}
      </div>
      <div className={css.stub}>
        <span className={css.code}>{voucher.code}</span>
        <ButtonLink href={href} variant="secondary" size="small" icon="qr" preventScrollReset>
          {texts.vouchers.open}
        </ButtonLink>
      </div>
    </article>
  )
}
