import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Container } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './layout.css.ts'

type MessageProps = {
  tone?: keyof typeof css.marks
  icon: IconName
  title: string
  text?: string
  /** Buttons and links, the main one first. */
  children?: ReactNode
}

/** Shows the outcome of a link: a mark, one sentence as heading, its meaning, the next step. */
export const Message = ({ tone = 'brand', icon, title, text, children }: MessageProps) => (
  <Container width="form" className={css.message}>
    <span className={css.marks[tone]}>
      <Icon name={icon} size={40} />
    </span>
    <Heading level={1}>{title}</Heading>
    {text ? <Text kind="muted">{text}</Text> : null}
    {children ? <div className={css.actions}>{children}</div> : null}
  </Container>
)
