import fc from 'fast-check'

/**
 * Properties run for each of some hundred mutants, on instrumented sources: a second of their thousands of runs has to do, the same
 * ones for each mutant.
 */
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 1_000, markInterruptAsFailure: false })
