import type { TeamRole } from '#contract/team.ts'

type ToPerson = {
  /** As the person typed it; templates greet by the first name, or by none when it does not look like one. */
  name: string
}

/** Everything a mail needs to know, by kind. Links are absolute addresses of the station's portal. */
export type SupportMessage = { topic: string; facts: [label: string, value: string][]; message: string }

export type MailContent =
  | ({
      kind: 'activation'
      /** Six digits. */
      code: string
      link: string
      validForMinutes: number
    } & ToPerson)
  | ({ kind: 'password-reset'; link: string; validForMinutes: number } & ToPerson)
  /** ACC-16: who chooses a password by the link owns the station. */
  | { kind: 'owner-invitation'; link: string; validForMinutes: number }
  /** PPL-20: to somebody whom the team brought: a password, and the account is open. */
  | ({ kind: 'person-invitation'; link: string; validForMinutes: number } & ToPerson)
  /** PPL-24: to an address that shall look after some of a station, and to whoever looks after something else from now on. */
  | { kind: 'team-invitation'; by: string; roles: readonly TeamRole[]; link: string; validForMinutes: number }
  | ({ kind: 'team-changed'; by: string; roles: readonly TeamRole[]; link: string } & ToPerson)
  /** To the address a station wants its visitors' messages at. */
  | { kind: 'contact-proof'; link: string }
  | ({ kind: 'password-changed'; at: Date; recoveryLink: string } & ToPerson)
  /** `browser`: 'Chrome, Windows', in names of ours; empty where it is none that we know. */
  | ({ kind: 'new-browser'; at: Date; browser: string; recoveryLink: string } & ToPerson)
  /** Another address for an account: a link to the one it has, `old`, and one to the one it is to have. */
  | ({
      kind: 'email-change'
      side: 'old' | 'new'
      /** The one it is to have. */
      email: string
      link: string
      validForMinutes: number
    } & ToPerson)
  /** To an address that has an account, which somebody wanted for another one. */
  | { kind: 'email-taken'; link: string }
  /** Praises the station, so with the address where the reader leaves the list. */
  | ({ kind: 'welcome'; link: string; unsubscribeLink: string } & ToPerson)
  /** ONB-13; to an address that has an account already it says so, with the log-in as its link. */
  | { kind: 'company-signup'; link: string; validForMinutes: number; hasAccount: boolean }
  | ({ kind: 'support-received'; subject: string; message: string } & ToPerson)
  /** To whoever asked the station something: its answer. */
  | ({
      kind: 'support-answer'
      /** The number that they were told. */
      number: number
      subject: string
      /** What they asked. */
      message: string
      answer: string
      link: string
    } & ToPerson)
  /** To the station: somebody wrote. */
  | ({ kind: 'support-message' } & SupportMessage)
  /** To the station: what came while its mailbox had its mails of the hour. */
  | { kind: 'support-digest'; messages: SupportMessage[] }
  /** To a member, of what they wrote for others: what owners decided, and why. */
  | ({
      kind: 'writing-decided'
      /** `several`: more than goes into one mail each. */
      act: 'hidden' | 'removed' | 'restored' | 'blocked' | 'unblocked' | 'several'
      /** What kind of text it was; left out where it is about none. */
      about?: 'comment' | 'post'
      /** What they wrote; empty where it is about none of their texts. */
      words: string
      reason: string
      /** As it is shown; null without an end. */
      until?: string | null
      link: string
    } & ToPerson)
  /** To a buyer, of an order. */
  | ({
      kind: 'order'
      state: 'waiting' | 'confirmed' | 'expired' | 'refunded' | 'surplus'
      /** Of the order. */
      code: string
      /** What is to pay, was paid, or goes back, as it is shown: `R$ 10,00`. */
      amount: string
      /** `2 × Camiseta`. */
      items: string[]
      /** Why the station gives it back. */
      reason?: string | undefined
      /** They withdrew, and have things of it already: the mail explains how these go back. */
      isToSendBack?: boolean | undefined
      /** To copy, and until when it can be paid. */
      pixCode?: string | undefined
      until?: Date | undefined
      link: string
    } & ToPerson)
  /** To a buyer, of what was paid or went back while their mailbox had its mails of orders. */
  | ({
      kind: 'order-receipts'
      receipts: {
        state: 'confirmed' | 'refunded' | 'surplus'
        /** Of the order. */
        code: string
        /** As it is shown: `R$ 10,00`. */
        amount: string
        reason?: string
        isToSendBack?: boolean
      }[]
      /** The list of their orders. */
      link: string
    } & ToPerson)
  /** To a member, of credits that they asked for. */
  | ({
      kind: 'top-up'
      state: 'confirmed' | 'refused' | 'surplus' | 'undone'
      /** As it is shown: `R$ 10,00`. */
      amount: string
      /** Why it was refused. */
      reason?: string | undefined
      link: string
    } & ToPerson)
  /** To a member: what the team says of an appointment that they asked for. */
  | ({
      kind: 'appointment'
      what: 'confirm' | 'refuse' | 'answer'
      /** When it is. */
      at?: Date | undefined
      answer?: string | undefined
      link: string
    } & ToPerson)
  /** To the station or a member (`name`): what happened, in words of the area that tells it. */
  | {
      kind: 'notice'
      name?: string
      title: string
      text: string
      facts: [label: string, value: string][]
      button: string
      link: string
    }
  /** To a member: points of theirs end (GAP-112). */
  | ({
      kind: 'points-end'
      /** Each the last day of its points, YYYY-MM-DD; decimal points. */
      ends: { day: string; points: number }[]
      /** What ends after those. */
      laterPoints: number
      /** The statement. */
      link: string
    } & ToPerson)
  /** To a member, of their plan, or of products that they subscribed to. */
  | ({
      kind: 'subscription'
      state:
        | 'paid'
        | 'renewal'
        | 'refused'
        | 'unpaid'
        | 'suspended'
        | 'ended'
        | 'cancelled'
        | 'changed'
        | 'surplus'
      about: 'plan' | 'products'
      /** The name of the plan, or of the activity with the products. */
      plan: string
      /** As it is shown: `R$ 10,00`. */
      amount?: string | undefined
      /** Why the card was refused, or the plan was ended or changed by the station. */
      reason?: string | undefined
      /** To copy, and until when it can be paid. */
      pixCode?: string | undefined
      payUntil?: Date | undefined
      /** Until when it is paid. */
      paidUntil?: Date | undefined
      nextTryAt?: Date | undefined
      suspendsAt?: Date | undefined
      /** When another plan begins. */
      startsAt?: Date | undefined
      link: string
    } & ToPerson)
  /** Not transactional: always with the address where the reader leaves the list. */
  | {
      kind: 'invitation'
      inviterName: string
      link: string
      /** As it is shown: `10,00 estrelas`. */
      reward?: string | undefined
      /** To a shop or a school rather than to a person (type 19). */
      toPartner?: boolean
      unsubscribeLink: string
    }

export type RenderedMail = {
  subject: string
  html: string
  text: string
  /** Headers of the message: `List-Unsubscribe` where the mail is not transactional. */
  headers?: Record<string, string> | undefined
}
