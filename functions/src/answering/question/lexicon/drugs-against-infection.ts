/** Drugs against infections, and vaccines, by class. */
export const DRUGS_AGAINST_INFECTION = `
  antibiotic, penicillin > amoxicillin (Amoxil), amoxicillin clavulanate (Augmentin, Co-amoxiclav), penicillin (Pen VK), piperacillin tazobactam (Zosyn, Tazocin), flucloxacillin, ampicillin (Unasyn)
  antibiotic, cephalosporin > cephalexin (Keflex), ceftriaxone (Rocephin), cefuroxime (Ceftin, Zinacef), cefdinir (Omnicef), cefazolin (Ancef), cefepime (Maxipime), ceftazidime (Fortaz)
  antibiotic, fluoroquinolone, quinolone > ciprofloxacin (Cipro, Ciproxin), levofloxacin (Levaquin, Tavanic), moxifloxacin (Avelox), ofloxacin
  antibiotic, macrolide > azithromycin (Zithromax, Z-Pak, Zpack)
  antibiotic, macrolide, CYP3A4 inhibitor > clarithromycin (Biaxin, Klaricid), erythromycin (Erythrocin), telithromycin (Ketek)
  antibiotic, tetracycline > doxycycline (Vibramycin), minocycline (Minocin), tetracycline
  antibiotic, sulfonamide > trimethoprim sulfamethoxazole (Bactrim, Septra, Septrin, Co-trimoxazole), trimethoprim
  antibiotic, aminoglycoside > gentamicin, tobramycin, amikacin
  antibiotic, carbapenem > meropenem (Merrem), imipenem (Primaxin), ertapenem (Invanz)
  antibiotic > vancomycin (Vancocin), clindamycin (Cleocin, Dalacin), nitrofurantoin (Macrobid, Macrodantin), metronidazole (Flagyl), daptomycin (Cubicin), fosfomycin (Monurol), mupirocin (Bactroban)
  antimycobacterial, CYP3A4 inducer, P-gp inducer > rifampin (Rifadin), rifampicin, rifabutin (Mycobutin)
  tuberculosis > isoniazid (INH), ethambutol, pyrazinamide
  antifungal, azole, CYP3A4 inhibitor > fluconazole (Diflucan), itraconazole (Sporanox), ketoconazole (Nizoral), voriconazole (Vfend), posaconazole (Noxafil), isavuconazole (Cresemba)
  antifungal > terbinafine (Lamisil), nystatin (Mycostatin), amphotericin (Ambisome), caspofungin (Cancidas), clotrimazole (Lotrimin, Canesten), miconazole (Monistat, Daktarin)
  antiviral, herpes > acyclovir (Zovirax), valacyclovir (Valtrex), famciclovir (Famvir), ganciclovir (Cytovene), valganciclovir (Valcyte)
  antiviral, influenza > oseltamivir (Tamiflu), baloxavir (Xofluza), zanamivir (Relenza)
  antiviral, COVID-19, CYP3A4 inhibitor > nirmatrelvir ritonavir (Paxlovid)
  antiviral, COVID-19 > remdesivir (Veklury), molnupiravir (Lagevrio)
  antiviral, hepatitis > entecavir (Baraclude), tenofovir (Viread, Vemlidy), lamivudine (Epivir), sofosbuvir (Sovaldi), ledipasvir sofosbuvir (Harvoni), sofosbuvir velpatasvir (Epclusa), glecaprevir pibrentasvir (Mavyret, Maviret), ribavirin, peginterferon (Pegasys)
  antiretroviral, HIV > emtricitabine tenofovir (Truvada, Descovy), bictegravir (Biktarvy), dolutegravir (Tivicay, Triumeq), efavirenz (Sustiva, Atripla), raltegravir (Isentress), rilpivirine (Edurant), cabotegravir (Cabenuva, Apretude)
  antiretroviral, protease inhibitor, CYP3A4 inhibitor > ritonavir (Norvir), lopinavir ritonavir (Kaletra), atazanavir (Reyataz), darunavir (Prezista), cobicistat (Genvoya, Stribild, Symtuza)
  antimalarial > hydroxychloroquine (Plaquenil), chloroquine, atovaquone proguanil (Malarone), mefloquine (Lariam)
  antiparasitic > ivermectin (Stromectol), albendazole
  influenza vaccine, inactivated > Fluzone, Flucelvax, Fluad, Fluarix, Afluria
  influenza vaccine, live attenuated > FluMist, Fluenz
  zoster vaccine, inactivated, recombinant > Shingrix
  zoster vaccine, live attenuated > Zostavax
  live attenuated, vaccine, vaccination > MMR, measles, varicella vaccine (Varivax), yellow fever, oral polio, BCG, rotavirus (Rotateq, Rotarix), oral typhoid (Vivotif), chickenpox vaccine
  COVID-19 vaccine, mRNA > Comirnaty, Spikevax, Pfizer shot, Moderna
  pneumococcal vaccine > Prevnar, Pneumovax
  vaccine, inactivated, vaccination > Tdap, Boostrix, tetanus, hepatitis b vaccine (Engerix, Heplisav), HPV vaccine (Gardasil, Cervarix), meningitis shot (Bexsero, Menactra), RSV vaccine (Arexvy, Abrysvo), rabies vaccine
`;
