import { describeMachine } from '../model-testing/suite.ts';
import { appointmentRequestModel } from './appointment-request.model.ts';

describeMachine(appointmentRequestModel);
