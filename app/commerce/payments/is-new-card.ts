/** The choice of a card that is typed here, as the specification has it (D3§3, `selected_card`). */
export const newCardValue = '0'

/** Whether a sent payment brings a new card (CAR-07). */
export const isNewCard = (form: FormData): boolean => form.get('forma') === newCardValue
