import type { ReactNode } from 'react'
import type { Member } from '../../session/member.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import * as css from './person-head.css.ts'

type PersonHeadProps = {
  member: Pick<Member, 'name' | 'email' | 'image'>
  /** The name in a page's own heading. */
  title?: ReactNode
  /** The actions of the head. */
  children?: ReactNode
}

/** Shows the picture, name and e-mail of a person. */
export const PersonHead = ({ member: { name, email, image }, title, children }: PersonHeadProps) => (
  <div className={css.head}>
    <Avatar name={name} size={96} decorative {...(image && { src: image })} />
    <div className={css.words}>
      {title ?? <p className={css.name}>{name}</p>}
      <p className={css.small}>
        <MailAddress>{email}</MailAddress>
      </p>
      {children}
    </div>
  </div>
)
