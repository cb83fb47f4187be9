/** Runs the script runner's port suite on Node. */
import { describeScriptRunner } from '#ports/suites/script-runner.suite.ts';
import { createScriptRunner } from './script-runner.ts';

describeScriptRunner('the QuickJS runner', () => createScriptRunner());
