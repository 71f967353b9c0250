import type { ReactNode } from 'react'

/** A mail before it is rendered. */
export type Draft = {
  subject: string
  preheader: string
  body: ReactNode
  /** Where the button leads: repeated as text at the end, for programs that show no buttons. */
  link?: string
  unsubscribeLink?: string
}
