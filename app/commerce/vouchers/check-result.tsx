import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Container } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './check.css.ts'

type CheckResultProps = {
  tone: keyof typeof css.marks
  icon: IconName
  title: string
  text?: string | undefined
  children?: ReactNode
}

/** Shows a mark that is read across a counter, one sentence, what is next. */
export const CheckResult = ({ tone, icon, title, text, children }: CheckResultProps) => (
  <Container width="form" className={css.result}>
    <span className={css.marks[tone]}>
      <Icon name={icon} size={40} />
    </span>
    <Heading level={1}>{title}</Heading>
    {text ? <Text kind="muted">{text}</Text> : null}
    {children}
  </Container>
)
