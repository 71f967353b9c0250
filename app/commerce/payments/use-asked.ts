import { useState } from 'react'

/**
 * Keeps what a page of paying asks for where it stands while the page is open. A try that is refused has told the platform already: the
 * field would be gone with the page's new data, and move what somebody presses just then.
 */
export const useAsked = <Asked>(asked: Asked): Asked => useState(asked)[0]
