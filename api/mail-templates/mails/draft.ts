import type { ReactNode } from 'react'

/** A mail before it is rendered. */
export type Draft = { subject: string; preheader: string; body: ReactNode; unsubscribeLink?: string }
