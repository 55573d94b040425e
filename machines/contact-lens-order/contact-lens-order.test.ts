import { describeMachine } from '../model-testing/suite.ts';
import { contactLensOrderModel } from './contact-lens-order.model.ts';

describeMachine(contactLensOrderModel);
