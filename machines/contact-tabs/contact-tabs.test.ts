import { describeMachine } from '../model-testing/suite.ts';
import { contactTabsModel } from './contact-tabs.model.ts';

describeMachine(contactTabsModel);
