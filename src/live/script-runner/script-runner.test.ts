/** Owns the proof that the Node script runner keeps its port's promise. */
import { describeScriptRunner } from '#ports/suites/script-runner.suite.ts';
import { createScriptRunner } from './script-runner.ts';

describeScriptRunner('the QuickJS runner', () => createScriptRunner());
