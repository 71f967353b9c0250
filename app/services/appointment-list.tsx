import { appointmentNames } from '#contract/services/appointments/kinds.ts'
import type { Appointment } from '#contract/services/appointments/schemas.ts'
import { useStation } from '../station/use-station.ts'
import { Badge } from '../ui/badge.tsx'
import { formatDate, formatDateTime } from '../ui/format.ts'
import { appointmentTexts as words } from './appointment-texts.ts'
import * as css from './services.css.ts'

type Props = {
  list: readonly Appointment[] /** Says of what each is, where there are several. */
  isMixed?: boolean
}

/** Lists a member's requests: description, situation, date and time, and the team's answer (LEG-03). */
export const AppointmentList = ({ list, isMixed = false }: Props) => (
  <ul className={css.grid}>
    {list.map((one) => (
      <li key={one.id} className={css.cell}>
        <AppointmentCard appointment={one} isMixed={isMixed} />
      </li>
    ))}
  </ul>
)

function AppointmentCard({
  appointment,
  isMixed,
}: Required<Pick<Props, 'isMixed'>> & { appointment: Appointment }) {
  const { timezone } = useStation()
  const { state, situacao, descricao, data, preferencia, resposta, createdAt, tipo } = appointment
  return (
    <article className={css.entry}>
      <Badge tone={words.tones[state]} icon={words.stateIcons[state]}>
        {situacao}
      </Badge>
      {isMixed ? <h3 className={css.name}>{appointmentNames[tipo]}</h3> : null}
      <p className={css.typed}>{descricao}</p>
      {data ? (
        <p className={css.name}>
          <time dateTime={data}>{words.at(formatDateTime(data, timezone))}</time>
        </p>
      ) : (
        <p className={css.small}>{words.asked(preferencia)}</p>
      )}
      {resposta ? (
        <div>
          <p className={css.small}>{words.answer}</p>
          <p className={css.typed}>{resposta}</p>
        </div>
      ) : null}
      <p className={css.small}>{words.when(formatDate(createdAt, timezone))}</p>
    </article>
  )
}
