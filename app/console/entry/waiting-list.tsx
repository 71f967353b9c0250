import type { WaitingPerson } from '#contract/console/entry/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { formatDate, formatPhone } from '../../ui/format.ts'
import { TextLink } from '../../ui/link.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import * as people from '../people/people.css.ts'
import { Tick } from '../people/tick.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts.approval

/** Who waits, a line each, with what the team decides by. */
export const WaitingList = ({ list, ticks }: { list: readonly WaitingPerson[]; ticks: boolean }) => (
  <ul className={ui.list}>
    {list.map((person) => (
      <li key={person.id} className={ui.row}>
        <span className={people.person}>
          {ticks ? <Tick id={person.id} label={words.tickOf(person.name)} /> : null}
          <Avatar name={person.name} src={person.image ?? undefined} decorative />
          <Facts person={person} />
        </span>
      </li>
    ))}
  </ul>
)

function Facts({ person }: { person: WaitingPerson }) {
  const { timezone } = useStation()
  const { id, name, email, cpf, phone, birthday, city, state, askedAt, note, refusedBefore } = person
  const place = [city, state].filter(Boolean).join(' - ')
  const facts = [cpf, phone && formatPhone(phone), birthday?.split('-').reverse().join('/'), place]
  return (
    <span className={ui.rowName}>
      <TextLink href={`/gestao/pessoas/${id}`}>{name}</TextLink>
      <span className={ui.small}>
        <MailAddress>{email}</MailAddress>
      </span>
      <span className={ui.small}>{facts.filter(Boolean).join(' · ')}</span>
      {note ? <span className={ui.small}>{words.note(note)}</span> : null}
      {refusedBefore ? <span className={ui.small}>{words.before(refusedBefore)}</span> : null}
      <span className={ui.small}>{words.since(formatDate(askedAt, timezone))}</span>
    </span>
  )
}
