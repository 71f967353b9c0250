/** Letters that a text of an owner's form may have, said once: schemas hold texts to it, forms count them. */
export const mostLetters = {
  mail: 254,
  host: 253,
  webAddress: 2_000,
  /** Why an owner did what concerns a member: it ends a plan, refuses a transfer, gives money back. */
  reason: 300,
  /** The same of a participation or a comment. */
  shortReason: 200,
  note: 200,
  supportAnswer: 4_000,
  accountability: { name: 200 },
  activity: { name: 150, buttonLabel: 40 },
  agreement: { checkbox: 500, button: 100 },
  case: { number: 80, kind: 80, situation: 80, court: 150, title: 200, link: 500 },
  collection: { name: 80 },
  contact: { name: 100, role: 100, phone: 40 },
  coupon: { rules: 5_000 },
  course: { local: 300, rules: 5_000 },
  deliveryLocation: { name: 120, states: 150, street: 120, streetNumber: 20, helperLabel: 60 },
  discountCode: 20,
  donation: { causes: 10_000 },
  download: { title: 200, subtitle: 300 },
  draw: { name: 80 },
  event: { name: 200 },
  feedback: 5_000,
  film: { title: 120 },
  fuel: { name: 80, description: 1_000, fuels: 500, voucherType: 60 },
  inviteCode: 40,
  news: { title: 200, subtitle: 300 },
  personNote: 2_000,
  plan: { name: 80, description: 300, benefits: 4_000, purchaseText: 500 },
  product: { name: 120, description: 1_000 },
  question: { question: 1_000, option: 300, message: 300, explanation: 2_000 },
  servicePage: { intro: 1_000, hours: 600, covers: 1_500 },
  share: { text: 1_000 },
  topic: { kind: 80, title: 200, interested: 500, description: 5_000 },
  topicLine: { highlight: 300, action: 500, caseNumber: 80, court: 150 },
  video: { name: 120, url: 500, description: 1_000 },
} as const

/** Lines of each list of a topic. */
export const mostTopicLines = { highlights: 30, actions: 50, cases: 30 } as const
