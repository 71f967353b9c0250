import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { checklistPoll } from '#contract/activity-types/checklist-poll.ts'
import { contactSurvey } from '#contract/activity-types/contact-survey.ts'
import { personality } from '#contract/activity-types/personality.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { quiz } from '#contract/activity-types/quiz.ts'
import { personalityBody, pollBody, quizBody, surveyBody } from '#contract/activity-types/research-body.ts'
import { scoredQuiz } from '#contract/activity-types/scored-quiz.ts'
import { survey } from '#contract/activity-types/survey.ts'
import { feedbackByChoices, feedbackByScore, hasRight, percentOf, rightOf } from '../score.ts'
import { researchTexts } from '../texts.ts'
import { type ResearchType, researchType } from './research-type.ts'

/** Type 6: passed from half of the answers on, and only then paid; both texts are the specification's (ACT-06, GAP-38). */
export const quizType = researchType({
  contract: quiz,
  body: quizBody,
  needsAll: true,
  judge(research, answers) {
    const [right, asked] = [rightOf(research, answers), research.questions.length]
    const won = right / asked >= researchLimits.passShare
    const feedback = feedbackByScore(research.feedbacks, percentOf(right, asked))
    return {
      score: { right, asked, won },
      feedback,
      words: won ? researchTexts.won : researchTexts.lost,
      isEarned: won,
    }
  },
})

/** Types 7 and 8 differ in who is the author: a contact, or the member (ACT-07, ACT-08). */
const contactSurveyType = researchType({ contract: contactSurvey, body: surveyBody, author: 'contact' })
const surveyType = researchType({ contract: survey, body: surveyBody })

/** Types 9 and 10: one question; type 10 shows its votes (ACT-09, ACT-10). */
const vote = { body: pollBody, needsAll: true, isVote: true }
const checklistPollType = researchType({ contract: checklistPoll, ...vote })
const pollType = researchType({ contract: poll, ...vote })

/** Type 11: right answers by questions, and the feedback that reaches it (ACT-11, POL-08). */
const scoredQuizType = researchType({
  contract: scoredQuiz,
  body: quizBody,
  needsAll: true,
  judge(research, answers) {
    const [right, asked] = [rightOf(research, answers), research.questions.length]
    return {
      // Nobody is told how much was right where nothing is.
      ...(hasRight(research) && { score: { right, asked, won: null } }),
      feedback: feedbackByScore(research.feedbacks, percentOf(right, asked)),
    }
  },
})

/** Type 12: the feedback that most of the chosen options speak for (ACT-12). */
const personalityType = researchType({
  contract: personality,
  body: personalityBody,
  needsAll: true,
  judge: (research, answers) => ({ feedback: feedbackByChoices(research, answers) }),
})

/** What `/answer` takes; the quiz has a call of its own (POL-06). */
export const answeredTypes: readonly ResearchType[] = [
  contactSurveyType,
  surveyType,
  checklistPollType,
  pollType,
  scoredQuizType,
  personalityType,
]
export const researchTypes: readonly ResearchType[] = [quizType, ...answeredTypes]
