import { useStation } from '../../../station/use-station.ts'
import { Icon } from '../../../ui/icon.tsx'
import * as css from './contact-facts.css.ts'

/** Shows the other ways to reach the station: phone, mail, address, as far as it gave them (STN-U02). */
export function ContactFacts() {
  const { contact, behaviour } = useStation()
  const mail = behaviour.fixedSupportMail ?? contact.mail
  if (!mail && !contact.phone && !contact.address) return null
  return (
    <ul className={css.list}>
      {contact.phone ? (
        <li>
          <a className={css.link} href={`tel:+55${contact.phone.replace(/\D/g, '')}`}>
            <Icon name="phone" className={css.icon} />
            {contact.phone}
          </a>
        </li>
      ) : null}
      {mail ? (
        <li>
          <a className={css.link} href={`mailto:${mail}`}>
            <Icon name="mail" className={css.icon} />
            {mail}
          </a>
        </li>
      ) : null}
      {contact.address ? (
        <li className={css.line}>
          <Icon name="mapPin" className={css.icon} />
          {contact.address}
        </li>
      ) : null}
    </ul>
  )
}
